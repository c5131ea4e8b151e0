import { testStoriesIn } from './testStoriesIn.ts'

testStoriesIn('light')
