export const passwordMinLength = 8

/** How long after a login, or after a password was typed, it is not asked again. */
export const recentLoginMinutes = 10

/** Number of recovery codes issued at a time. */
export const recoveryCodeCount = 10
