-- When the browser made the state of a draft, by its own clock: a save that comes late replaces no later state.
alter table drafts add column made_at timestamptz;
