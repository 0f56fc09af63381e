"""German and English: card texts, labels and log lines."""
