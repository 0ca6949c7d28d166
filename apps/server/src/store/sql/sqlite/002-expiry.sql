-- `since`: when it was last used, to the day.
create index session_since on session (since);
create index hand_over_until on hand_over (until);
