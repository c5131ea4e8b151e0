import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface DrawnElsewhereProps {
  readonly element: RefObject<HTMLElement | null>
  readonly ref?: Ref<HTMLElement | null> | undefined
}

/**
 * Child of a Radix trigger (`asChild`) whose element stands elsewhere in the page. Radix places its panel beside that
 * element and gives the focus back to it.
 */
export function DrawnElsewhere({ element, ref }: DrawnElsewhereProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element])
  return null
}
