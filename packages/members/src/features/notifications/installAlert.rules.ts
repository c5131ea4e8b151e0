/** A member who closed it has decided; the offer returns after half a year at the earliest. */
const closedForMs = 180 * 86_400_000

/** Shown beside the list of conversations, where members come back to, and nowhere else. */
export function showsInstallAlert(path: string, closedAt: number | null, now: number): boolean {
  return path === '/chats' && (closedAt === null || now - closedAt >= closedForMs)
}
