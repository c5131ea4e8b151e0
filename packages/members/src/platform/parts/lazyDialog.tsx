import { type ComponentType, createElement, lazy, Suspense, useState } from 'react'
import { loadPart } from './loadPart.ts'

/** A dialog whose code loads when it is first opened; afterwards it stays, so that it can close gently. */
export function lazyDialog<Props extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await loadPart(load) }))
  // biome-ignore lint/correctness/noComponentHookFactories: made once by each module that names a dialog.
  return function Opened(props) {
    const [isUsed, setUsed] = useState(props.isOpen)
    if (props.isOpen && !isUsed) setUsed(true)
    return isUsed ? (
      <Suspense fallback={null}>{createElement<Props>(Dialog, props)}</Suspense>
    ) : null
  }
}
