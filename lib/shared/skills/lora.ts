const languageModels =
  /fine-?tun|(?<!\p{L})(?:llms?|gpt|llama|mistral|peft|q?lora adapters?)(?!\p{L})|language model|qlora|transformer|diffusion|hugging|kielimalli|hienosää|språkmodell|finjuster/iu;
const radios =
  /lorawan|gateway|sensor|batter|(?<!\p{L})(?:iot|radio|mcu|nrf\d+|stm32|zigbee)(?!\p{L})|bluetooth|nb-iot|wireless|paristo|(?<!\p{L})akku|anturi|langat|trådlös/iu;

/** LoRa is a radio, LoRA a way to tune language models: told apart by what else a text names, else as it is written. */
export function loraMeant(text: string): "lora" | "lorawan" {
  if (languageModels.test(text)) return "lora";
  return radios.test(text) || /(?<!\p{L})LoRa(?!\p{L})/u.test(text) ? "lorawan" : "lora";
}
