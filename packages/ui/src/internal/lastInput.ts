let isByKeyboard = false

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (isByKeyboard = true), true)
  document.addEventListener('pointerdown', () => (isByKeyboard = false), true)
}

/** Whether the reader last used a key, rather than a finger, a mouse or nothing yet. */
export function wasLastInputKey(): boolean {
  return isByKeyboard
}
