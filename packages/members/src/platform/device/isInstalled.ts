/** Whether this is the installed app, which has no browser around it. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}
