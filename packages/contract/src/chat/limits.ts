/** Messages on one page of a thread. */
export const messagePageSize = 50

/** Conversations on one page of the list. */
export const chatsPageSize = 200
