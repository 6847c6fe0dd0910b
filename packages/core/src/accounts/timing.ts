/** Milliseconds between sign-in and the validation of the profile. Source: specification of accounts, point 9. */
export const PROFILE_VALIDATION_DELAY_MILLIS = 300

/** Milliseconds that the registration waits for its listener before it goes on. Source: specification of accounts, point 9. */
export const REGISTRATION_LISTENER_MILLIS = 1_000
