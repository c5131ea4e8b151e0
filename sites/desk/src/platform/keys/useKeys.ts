import { useHotkeys } from 'react-hotkeys-hook'

/** What a key press must not reach: an overlay has keys of its own, and space presses a button. */
const isElsewhere = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !==
    null ||
    ([' ', 'Enter'].includes(key) && target.closest('button, a, [role="button"]') !== null))

/**
 * Runs an action for a key of the keyboard's layout, except in text fields and overlays.
 * @param keys as produced, one or several: `a`, `?`, `1,2,3`; or `space`
 */
export function useKeys(
  keys: string,
  run: (key: string) => void,
  { isOn = true }: { readonly isOn?: boolean } = {},
): void {
  useHotkeys(
    keys,
    (event) => run(event.key),
    { useKey: keys !== 'space', preventDefault: true, enabled: isOn, ignoreEventWhen: isElsewhere },
    [run],
  )
}
