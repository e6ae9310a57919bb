/** The fonts of the theme and what stands in for them, for a page that loads no more of it. */
import "./fonts.css";
