import { useMemo } from 'react'
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop'
import { useDirection } from '../internal/labels.ts'

/**
 * While a photo is dragged by keyboard, arrow keys go through the others one after the other. In the layout of a grid
 * React Aria jumps from row to row and finds no target for a photo that has a row of its own.
 */
export function useDropInOrder<T>(hooks: DragAndDropHooks<T>): DragAndDropHooks<T> {
  const isRightToLeft = useDirection() === 'rtl'
  return useMemo(() => {
    const { useDroppableCollection: inGrid } = hooks
    if (inGrid === undefined) return hooks
    return {
      ...hooks,
      useDroppableCollection: (props, state, ref) => {
        const { collection } = state
        const before = (key: Parameters<typeof collection.getKeyBefore>[0]) =>
          collection.getKeyBefore(key)
        const after = (key: Parameters<typeof collection.getKeyAfter>[0]) =>
          collection.getKeyAfter(key)
        const keyboardDelegate = {
          getKeyAbove: before,
          getKeyBelow: after,
          getKeyLeftOf: isRightToLeft ? after : before,
          getKeyRightOf: isRightToLeft ? before : after,
          getFirstKey: () => collection.getFirstKey(),
          getLastKey: () => collection.getLastKey(),
        }
        return inGrid({ ...props, keyboardDelegate }, state, ref)
      },
    }
  }, [hooks, isRightToLeft])
}
