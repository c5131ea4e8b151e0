import { SET_CURRENT_STORY, STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import { type API, addons } from 'storybook/manager-api'
import { urlArgsName, urlArgsOf } from './urlArgs.ts'

function store(api: API): void {
  const story = api.getCurrentStoryData()
  const isStory = story?.type === 'story' && story.args !== undefined
  const text = isStory ? urlArgsOf(story.args ?? {}, story.initialArgs ?? {}) : null
  if ((api.getQueryParam(urlArgsName) ?? null) === text) return
  api.applyQueryParams({ [urlArgsName]: text }, { replace: true })
}

/** Keeps in the URL what a designer typed, so that a link shows the same state. */
export function storeUrlArgs() {
  return addons.register('bouquet/url-args', (api) => {
    let shown = api.getUrlState().storyId
    api.on(STORY_ARGS_UPDATED, () => store(api))
    api.on(SET_CURRENT_STORY, ({ storyId }: { storyId: string }) => {
      // The story of the URL has not received its args yet.
      if (storyId !== shown) store(api)
      shown = storyId
    })
  })
}
