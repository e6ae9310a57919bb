/** Milliseconds in which calls of the story before have come to their end, whoever answers them. */
const calm = 300;

/**
 * A loader that begins when nothing of an earlier story is under way any more: for stories that say what is not called.
 * @param load makes the story's world
 */
export const whenIdle =
  <Context, Loaded>(load: (context: Context) => Loaded) =>
  async (context: Context): Promise<Loaded> => {
    await new Promise((resolve) => setTimeout(resolve, calm));
    return load(context);
  };
