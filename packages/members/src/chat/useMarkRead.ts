import { markReadMutation, useClient } from '@bouquet/client'
import type { Message } from '@bouquet/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** Marks messages as read while the page is visible. */
export function useMarkRead(messages: readonly Message[]): void {
  const { mutate } = useMutation(markReadMutation(useClient()))
  const marked = useRef(0)
  const last = messages.findLast(({ from_me }) => !from_me)
  const conversation = last?.conversation
  const number = last?.number ?? 0

  useEffect(() => {
    function mark() {
      if (conversation === undefined || number <= marked.current || document.hidden) return
      marked.current = number
      mutate({ conversation, number })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [conversation, number, mutate])
}
