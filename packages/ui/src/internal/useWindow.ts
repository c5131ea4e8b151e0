import { useId } from 'react'
import { useFocusReturn } from './useFocusReturn.ts'

/** Ties a window to its description and gives the focus back at its end. */
export function useWindow(description: string | undefined) {
  const id = useId()
  const focusReturn = useFocusReturn()
  return {
    id,
    content: { 'aria-describedby': description === undefined ? undefined : id, ...focusReturn },
  }
}
