/** Answers are as old as the page; one that nobody took in this time is asked for again. */
const freshMs = 10_000

/** What the page asked before this script had arrived: answers by their address. */
const asked: unknown = Reflect.get(globalThis, 'firstAnswers')

/** `fetch` that takes each answer to the page's first calls once; what was refused or failed is asked again. */
export const firstFetch = (
  answers: unknown = asked,
  isFresh = () => performance.now() < freshMs,
): typeof fetch => {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET')
    if (method !== 'GET' || !(answers instanceof Map) || !isFresh()) return fetch(input, init)
    const answer: unknown = answers.get(url)
    answers.delete(url)
    if (!(answer instanceof Promise)) return fetch(input, init)
    // A refusal may be older than the login.
    return answer.then(
      (response) => (response.ok ? response : fetch(input, init)),
      () => fetch(input, init),
    )
  }
}
