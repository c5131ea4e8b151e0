const nav = document.getElementById('member-nav')
const page = document.documentElement

async function ask(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(path, { headers: { 'X-Request-Type': 'client' } })
  return await response.json()
}

/** Number of received likes that have not been opened. */
function newLikes({ num_new_likes: known, liked_by: likes }: Record<string, unknown>): number {
  if (typeof known === 'number') return known
  return Array.isArray(likes) ? likes.filter(({ like_new: isNew }) => isNew === true).length : 0
}

function showCount(name: string, count: number): void {
  const badge = nav?.querySelector<HTMLElement>(`[data-count="${name}"]`)
  if (!badge || count === 0) return
  const most = Number(nav?.dataset['most'])
  badge.textContent = count > most ? `${most}+` : String(count)
  badge.hidden = false
}

/** The session may have ended since the members area was open; then the page turns into a visitor's. */
async function syncSession(key: string): Promise<void> {
  const { user } = await ask('/api/user.php')
  if (user === null) {
    localStorage.removeItem(key)
    delete page.dataset['visitor']
    return
  }
  const [chats, likes] = await Promise.all([ask('/api/chats.php'), ask('/api/likes.php')])
  const messages = Number(chats['total_unread_messages'] ?? 0)
  const liked = newLikes(likes)
  showCount('messages', messages)
  showCount('likes', liked)
  if (messages + liked > 0) document.title = `(${messages + liked}) ${document.title}`
}

if (nav && page.dataset['visitor'] === 'member') {
  // Without a connection the links still work.
  syncSession(nav.dataset['key'] ?? '').catch(() => {})
}

export {}
