import { useEffect, useState } from 'react'

/** A temporary address of a file that was chosen, for a preview; null without a file. */
export function useObjectUrl(file: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [file])
  return address
}
