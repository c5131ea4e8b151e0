import { openChatPhotoMutation, useClient } from '@bouquet/client'
import type { Message, ProfileCard } from '@bouquet/contract'
import { useMutation } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { loadPart } from '../../platform/parts/loadPart.ts'
import type { Notify } from '../../platform/toasts/useNotifications.tsx'

const ChatPhotos = lazy(() => loadPart(() => import('./ChatPhotos.tsx')))

/** Opens a blurred photo in the thread, and an open one full screen. */
export function useChatPhotos(
  messages: readonly Message[],
  profile: ProfileCard,
  { notify, onReport }: { readonly notify: Notify; readonly onReport: (message: Message) => void },
): { readonly open: (id: string) => void; readonly viewer: ReactNode } {
  const errorText = useErrorText()
  const unveil = useMutation(openChatPhotoMutation(useClient(), profile.id))
  const [shown, setShown] = useState<string | null>(null)

  function open(id: string) {
    const message = messages.find(({ client_id }) => client_id === id)
    if (message?.body.kind !== 'photo' || unveil.isPending) return
    if (!message.body.photo.locked) setShown(id)
    else {
      unveil.mutate(message.id, {
        onError: (error) => notify({ description: errorText(error), tone: 'danger' }),
      })
    }
  }
  return {
    open,
    viewer:
      shown === null ? null : (
        <Suspense fallback={null}>
          <ChatPhotos
            messages={messages}
            profile={profile}
            shown={shown}
            onShow={setShown}
            onReport={(message) => {
              setShown(null)
              onReport(message)
            }}
          />
        </Suspense>
      ),
  }
}
