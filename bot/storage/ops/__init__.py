"""Operations on whole databases: backup, transfer, leases."""
