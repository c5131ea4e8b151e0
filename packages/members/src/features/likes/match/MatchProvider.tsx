import { useRouteContext } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { loadPart } from '../../../platform/parts/loadPart.ts'
import { type MatchedPerson, ShowMatch } from './showMatch.ts'

/** Holds the person of the latest mutual like until the member closes the window. */
export function MatchProvider({ children }: { readonly children: ReactNode }) {
  const { translations } = useRouteContext({ from: '__root__' })
  const [person, setPerson] = useState<MatchedPerson | null>(null)
  const [Window] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([import('./MatchWindow.tsx'), translations.ensure('people')]),
      )
      return module
    }),
  )
  return (
    <ShowMatch value={setPerson}>
      {children}
      {person === null ? null : (
        <Suspense fallback={null}>
          <Window person={person} onClose={() => setPerson(null)} />
        </Suspense>
      )}
    </ShowMatch>
  )
}
