/** How long a test waits for what should follow at once, in ms: a busy or slow machine takes its time. */
export const patienceMs = 180_000
