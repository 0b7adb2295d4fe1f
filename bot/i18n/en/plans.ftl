# Planning ahead: deciding now what one does when it comes to one.
button-plan = 📝 Plan ahead
button-plan-mine = 📝 My plan
button-plan-make = Make a plan
button-plan-change = Change it
button-plan-drop = Take it back
plan-title = ### 📝 Your plan at table { $table }
plan-none = Busy later? Say now what you'll do when it's up to you, and I'll do it for you a moment after it is. Nobody else sees your plan or can tell that there was one. It's good for one turn, and you can change your mind until then.
plan-waits =
    When it's up to you, { $plan }.
    -# I'll see to it. If anybody leaves first, or you decide something yourself, the plan is off.
# Why comes first: "Ann has given you a number."
plan-void =
    This plan doesn't fit any more: { $why } So it's up to you again.
    -# You had planned this: { $plan }.
plan-void-told = 📝 [Table { $table }]({ $link }): { $told }
plan-void-left = somebody has left the game.
plan-void-relieved = somebody else has taken over a seat.
plan-void-refused = the rules don't allow it any more.
plan-form = When it's up to you
plans-label = Planning ahead
lobby-plans-not = nobody plans ahead
sorry-plan-now = It's up to you right now, so there's no need for a plan. Once you've decided, you can plan your next turn.
sorry-plan-none = There's no planning ahead in { $game }.
sorry-plan-off = Nobody plans ahead at this table: that's one of its house rules.
sorry-plan-not-yet = There's nothing to plan yet. Try again once everybody has a place and the fight is on.
sorry-plan-evening = The table of that evening opens later. Set the date without *plan_ahead*, and turn planning off in its house rules then.
sorry-plan-late = Too much has happened since you opened that form. Have a look at the board, then plan again.
refusal-plan-nothing-now = There's nothing to plan right now.
refusal-plan-strange = That form isn't about this moment any more. Open it again, please.
refusal-plan-nothing = That would leave everything to you, which is no plan. Choose something for me to do.
