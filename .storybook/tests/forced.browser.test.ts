import { testStoriesIn } from './testStoriesIn.ts'

testStoriesIn('forced')
