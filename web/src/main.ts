// Starts the client: theme, texts, address, then the page.
import "./styles/fonts.css";
import "./styles/roles.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/table.css";

import { mount } from "svelte";

import App from "./App.svelte";
import "./lib/steering.svelte";
import { startRouter } from "./lib/router.svelte";
import { startSpeech } from "./lib/speaking.svelte";
import { loadTexts } from "./lib/texts.svelte";
import { startTheme } from "./lib/theme.svelte";

startTheme();
startRouter();
await loadTexts(null);
document.getElementById("sign")?.remove();
mount(App, { target: document.body });
startSpeech();
