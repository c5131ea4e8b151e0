/** Whether this is the installed app, which has no browser around it. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
