/** Steps of signup, in order. */
export const signupSteps = ['photo', 'location', 'personal', 'about', 'push', 'confirm'] as const
