import { useSession } from './session.ts'

/** The name of a brand by its id; the id itself for a brand that is gone. */
export function useBrandName(): (brand: string) => string {
  const brands = useSession()?.brands ?? []
  return (brand) => brands.find(({ id }) => id === brand)?.name ?? brand
}
