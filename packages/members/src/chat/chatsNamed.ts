import type { ChatItem } from '@bouquet/contract'

/** Letters as one compares them: without case and without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()

/** Conversations with people whose name contains some letters. */
export const chatsNamed = (chats: readonly ChatItem[], letters: string): readonly ChatItem[] => {
  const wanted = plain(letters.trim())
  return chats.filter(({ profile }) => plain(profile.name).includes(wanted))
}
