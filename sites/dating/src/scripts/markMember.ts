/**
 * Marks the page before it is drawn when this browser is logged in, so that no login button is seen first.
 * Written into the page as it stands, so that it uses nothing from outside.
 */
export function markMember(key: string): void {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset['visitor'] = 'member'
  } catch {
    // Without storage the page shows what a visitor sees.
  }
}
