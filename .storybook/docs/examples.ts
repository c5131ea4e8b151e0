import type { ReactNode } from 'react'

/** The pictures beside the advice of a component. */
export interface Examples {
  readonly good: ReactNode
  readonly bad: ReactNode
}

const files = import.meta.glob<Examples>('../../packages/ui/src/*/*.examples.tsx')

/** Loads the examples of a component; null on pages that are not about one. */
export async function loadExamples(component: string): Promise<Examples | null> {
  return (await files[`../../packages/ui/src/${component}/${component}.examples.tsx`]?.()) ?? null
}
