import { browserStorage } from '@bouquet/contract'

/** Lets pages outside the members area know whether to show a member's navigation. */
export function rememberLogin(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  isLoggedIn: boolean,
): void {
  if (isLoggedIn) storage.setItem(browserStorage.loggedIn.name, 'yes')
  else storage.removeItem(browserStorage.loggedIn.name)
}
