import { forgetData } from './memberData.ts'
import { hasPendingLogout, setPendingLogout } from './pendingLogout.ts'

const logoutPath = '/api/logout.php'

export function isLogout(pathname: string): boolean {
  return pathname === logoutPath
}

/**
 * Logs out on this device, and on the server once there is a connection. Without one the page is told that it is done,
 * since nothing of the member is left here.
 */
export async function logOut(): Promise<Response> {
  await forgetData()
  await setPendingLogout(true)
  return (await endSession()) ?? Response.json({ ok: true })
}

/** Ends the session of a member who has logged out without a connection, before anything else is asked for. */
export async function finishLogout(): Promise<void> {
  if (await hasPendingLogout()) await endSession()
}

async function endSession(): Promise<Response | null> {
  try {
    const response = await fetch(logoutPath, { credentials: 'same-origin' })
    if (response.ok) await setPendingLogout(false)
    return response
  } catch {
    return null
  }
}
