-- A key names one request: another under the same key is refused, instead of being a request of its own. `answer` is what the request
-- came to: a value, a refusal, or the id of an error. `request` is the hash of the whole question.
delete from idempotent_answers as later using idempotent_answers as earlier
  where (later.caller, later.key, later.place) = (earlier.caller, earlier.key, earlier.place)
  and (later.answered_at, later.request) > (earlier.answered_at, earlier.request);
alter table idempotent_answers drop constraint idempotent_answers_pkey;
alter table idempotent_answers add primary key (caller, key, place);
