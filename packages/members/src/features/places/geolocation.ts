/** What the browser says about the member's position. */
export type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState

/** Reads the permission without asking for it; `unknown` where the browser does not tell. */
export async function readGeolocationPermission(
  browser: Pick<Navigator, 'permissions'> & { readonly geolocation?: Geolocation },
): Promise<GeolocationPermission> {
  if (!browser.geolocation) return 'unsupported'
  try {
    return (await browser.permissions.query({ name: 'geolocation' })).state
  } catch {
    return 'unknown'
  }
}

export interface Position {
  readonly lat: number
  readonly lon: number
}

export type Located =
  | { readonly kind: 'found'; readonly position: Position }
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed' }

const options = { maximumAge: 3_600_000, timeout: 20_000 }

/** About a kilometre: enough for a town, and no more than is needed. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Asks the browser where it is; the browser may ask the member. */
export function locate(geolocation: Geolocation): Promise<Located> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({
          kind: 'found',
          position: { lat: rounded(latitude), lon: rounded(longitude) },
        }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      options,
    )
  })
}
