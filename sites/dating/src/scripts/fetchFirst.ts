/**
 * Makes the first calls of a page before the script that draws it has arrived; `firstFetch` of the members area takes
 * the responses. It is inlined into the page, so it must not use anything from outside.
 */
export function fetchFirst(): void {
  const responses = new Map<string, Promise<Response>>()
  Reflect.set(window, 'firstResponses', responses)
  const request = (path: string, headers: HeadersInit = {}): Promise<Response> => {
    const response = fetch(path, { credentials: 'same-origin', headers })
    // Whoever takes the response gets its error. Until then it must not count as an unhandled rejection.
    response.catch(() => {})
    responses.set(new URL(path, location.href).href, response)
    return response
  }
  const { hostname, pathname, search } = location
  const user = request('/api/user.php', { 'X-Request-Type': 'client' })
  const { locale = '', key = '', search: searchKey = '' } = document.currentScript?.dataset ?? {}
  request(`/api/settings.php?domain=${hostname}&language=${locale}`)
  if (!isLoggedIn(key)) return

  const [, place, id] = /^\/(members|chats|credits)(?:\/([\w-]+))?\/?$/.exec(pathname) ?? []
  if (place === 'members' && id !== undefined) request(`/api/member.php?id=${id}`)
  if (place === 'chats' && id !== undefined) request(`/api/chat.php?conversation=${id}`)
  if (place === 'credits' && id === undefined) request('/api/credits.php')
  if (place === 'members') void requestForMember()

  /** Whether this browser was logged in when the members area was last open; a visitor's calls would be refused. */
  function isLoggedIn(storageKey: string): boolean {
    try {
      return localStorage.getItem(storageKey) !== null
    } catch {
      return false
    }
  }

  /**
   * A discount is for members who have never paid. Members search in their country, unless they go on with the
   * filters of last time.
   */
  async function requestForMember(): Promise<void> {
    try {
      const { user: member } = await (await user).clone().json()
      if (!member) return
      if (!member.paid_user) request('/api/discountcode.php')
      if (id !== undefined || search !== '') return
      const last = `${searchKey}${member.id}=`
      const isResumed = document.cookie
        .split('; ')
        .some((each) => each.startsWith(last) && each !== last)
      if (!isResumed) request(`/api/members.php?country=${member.profile.country}&page=1`)
    } catch {
      // The members area requests it again and says what is wrong.
    }
  }
}
