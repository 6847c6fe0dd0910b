-- Accounts opened with an e-mail alone: they may sign in before the e-mail is verified. The password that was made up for them is good for
-- some days after the account was made.
alter table identity."user" add column "mayEnterUnverified" boolean default false not null;
