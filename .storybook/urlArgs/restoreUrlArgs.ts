import { STORY_PREPARED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import type { StrictArgTypes } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { parseUrlArgs, urlArgsName } from './urlArgs.ts'

interface PreparedStory {
  readonly id: string
  readonly argTypes: StrictArgTypes
}

const opened = new URLSearchParams(location.search)

/** Gives the story of the URL the args that Storybook's own parameter leaves out, once. */
async function restoreUrlArgs(): Promise<void> {
  const text = opened.get(urlArgsName)
  if (text === null) return
  await addons.ready()
  const channel = addons.getChannel()
  const restore = ({ id, argTypes }: PreparedStory) => {
    if (id !== opened.get('id')) return
    channel.off(STORY_PREPARED, restore)
    channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: parseUrlArgs(text, argTypes) })
  }
  channel.on(STORY_PREPARED, restore)
}

void restoreUrlArgs()
