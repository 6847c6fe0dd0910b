-- Passkeys of accounts. Of a passkey the user pool keeps the public key alone: nothing here lets anybody sign in.
create table identity.passkey (
  -- As the authenticator named it, in base64url.
  credential_id text primary key,
  user_id uuid not null references identity."user" ("id") on delete cascade,
  public_key bytea not null,
  -- How often it has signed, where the authenticator counts; a number that falls tells of a copy.
  counter bigint not null,
  transports text[] not null,
  -- platform or cross-platform, where the browser said so.
  attachment text,
  name text not null,
  created_at timestamptz not null default current_timestamp,
  used_at timestamptz
);
create index passkey_of_user on identity.passkey (user_id, created_at);
