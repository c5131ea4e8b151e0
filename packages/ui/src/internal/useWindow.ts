import { useId } from 'react'
import { useFocusReturn } from './useFocusReturn.ts'

/** Links a dialog to its description and restores focus on close. */
export function useWindow(description: string | undefined) {
  const id = useId()
  const focusReturn = useFocusReturn()
  return {
    id,
    content: { 'aria-describedby': description === undefined ? undefined : id, ...focusReturn },
  }
}
