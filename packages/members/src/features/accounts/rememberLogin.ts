import { browserStorage } from '@bouquet/contract'

/** Lets pages outside the members area know whether to show a member's navigation. */
export function rememberLogin(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  isLoggedIn: boolean,
): void {
  if (isLoggedIn) storage.setItem(browserStorage.logged_in.name, 'yes')
  else storage.removeItem(browserStorage.logged_in.name)
}
