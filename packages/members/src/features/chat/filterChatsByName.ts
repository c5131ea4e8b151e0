import type { ChatItem } from '@bouquet/contract'

/** Normalises text for comparison, without case and accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()

/** Conversations with members whose name contains the given text. */
export function filterChatsByName(
  chats: readonly ChatItem[],
  letters: string,
): readonly ChatItem[] {
  const wanted = plain(letters.trim())
  return chats.filter(({ profile }) => plain(profile.name).includes(wanted))
}
