-- How much each caller has asked lately, as rate-limiter-flexible keeps it. Unlogged: losing a count in a crash harms nobody, and writing
-- one must cost next to nothing. A key is a rule's name and a hash; `expire` is in milliseconds since the Unix epoch.
create unlogged table request_rates (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index request_rates_old on request_rates (expire);

-- Failed proofs of who somebody is, for each account, known device and address, and for all together. `key` is the kind and a hash.
create table identity.guess (
  key text primary key,
  failures integer not null,
  -- Milliseconds since the Unix epoch: when the first of them was, and until when no further one is looked at.
  since bigint not null,
  locked_until bigint not null
);
create index guess_old on identity.guess (since);
