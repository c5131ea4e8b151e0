import { useClient } from '@bouquet/client'
import { useState } from 'react'

/** What was begun to one person, kept on the device until it is sent. */
export function useDraft(profile: string) {
  const { drafts } = useClient()
  const [text, setText] = useState(() => drafts.read(profile))
  function write(next: string) {
    setText(next)
    drafts.write(profile, next)
  }
  return { text, write, clear: () => write('') }
}
