import { browserStorage } from '@bouquet/contract'

/**
 * What this device remembers of a member that changes the top of a page. It is kept in cookies, so that the server
 * can read it when it draws the page.
 */
export interface DeviceMemory {
  getItem(name: string): string | null
  /** @param days how long the device keeps it */
  setItem(name: string, value: string, days: number): void
}

/** Reads the `Cookie` header of a request. Writing does nothing on the server; the browser does it later. */
export function cookiesOf(header: string): DeviceMemory {
  return {
    getItem: (name) => readCookie(header, name),
    setItem: () => {},
  }
}

/** The cookies of this browser. */
export const browserCookies: DeviceMemory = {
  getItem: (name) => readCookie(document.cookie, name),
  setItem(name, value, days) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in browsers of 2024.
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`
  },
}

/** Whether this browser keeps cookies. It tries, because `navigator.cookieEnabled` is also true in some that do not. */
export function storesCookies(): boolean {
  const name = `${browserStorage.closed_notice.name}test`
  browserCookies.setItem(name, 'kept', 1)
  const isStored = browserCookies.getItem(name) !== null
  browserCookies.setItem(name, '', 0)
  return isStored
}

function readCookie(header: string, name: string): string | null {
  const cookie = header.split('; ').find((each) => each.startsWith(`${name}=`))
  try {
    return cookie === undefined ? null : decodeURIComponent(cookie.slice(name.length + 1))
  } catch {
    // Written by something else.
    return null
  }
}
