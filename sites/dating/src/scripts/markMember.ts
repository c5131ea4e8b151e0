/**
 * Marks the page before it is drawn when this browser is logged in, so that the login button never flashes up. It is
 * inlined into the page, so it must not use anything from outside.
 */
export function markMember(key: string): void {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset['visitor'] = 'member'
  } catch {
    // Without storage the page shows what a visitor sees.
  }
}
