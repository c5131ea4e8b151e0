import { uploadPhotoMutation, useClient } from '@bouquet/client'
import { useMutation } from '@tanstack/react-query'

/** Uploads one file after the other; the first refusal stops the rest and is told. */
export function useUploads() {
  const upload = useMutation(uploadPhotoMutation(useClient()))
  const send = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) await upload.mutateAsync(file)
    },
  })
  return { send: send.mutate, isPending: send.isPending, error: send.error }
}
