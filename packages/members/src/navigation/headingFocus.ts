/**
 * After a move to another page the new heading takes the focus; on the first page it is left where the
 * browser put it. A heading that comes late, after its data, still finds the wish.
 */
let isWanted = false

export const wantHeadingFocus = (): void => {
  isWanted = true
}

export function takeHeadingFocus(): boolean {
  const wanted = isWanted
  isWanted = false
  return wanted
}
