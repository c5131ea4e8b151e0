import { lazy, Suspense } from 'react'
import { useInBrowser } from '../../../platform/device/useInBrowser.ts'
import { loadPart } from '../../../platform/parts/loadPart.ts'
import { useUser } from '../../../platform/session.ts'

interface EntryWarningProps {
  /** On a page without navigation. */
  readonly isPlain?: boolean
}

const DueWarning = lazy(() => loadPart(() => import('./DueWarning.tsx')))

/** Tells visitors once what they enter, as the pages before the login do. Members load nothing of it. */
export function EntryWarning({ isPlain = false }: EntryWarningProps) {
  const isVisitor = useUser() === null
  if (!useInBrowser() || !isVisitor) return null
  return (
    <Suspense fallback={null}>
      <DueWarning isPlain={isPlain} />
    </Suspense>
  )
}
